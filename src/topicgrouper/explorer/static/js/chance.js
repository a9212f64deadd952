/** Probabilities of sums that are somewhat skewed, from their first three moments. */

const NEARLY_NORMAL = 1e-4; // skewness
const MANY = 25; // shapes of gamma distributions from which on their cube root is normal enough
const STEPS = 300;
const PRECISION = 1e-10;

/**
 * Return the probability, at most 1, of a sum that differs from 0 by at least as much, twice that on its own side.
 * Towards the long tail the sum has a shifted gamma distribution, towards the short one a normal one.
 * @param {number} sum       its mean is 0
 * @param {number} variance
 * @param {number} third     the third moment
 */
export function chanceOfSum(sum, variance, third) {
  if (!(variance > 0)) return 1;
  const size = Math.abs(sum) / Math.sqrt(variance);
  const skewness = third / variance ** 1.5;
  const isLongTail = sum * skewness > 0 && Math.abs(skewness) > NEARLY_NORMAL;
  const shape = 4 / skewness ** 2;
  return Math.min(1, 2 * (isLongTail ? gammaTail(shape, shape + size * Math.sqrt(shape)) : normalTail(size)));
}

/** P(Z ≥ z), relative error below 1.2e-7 (Numerical Recipes, erfcc). @param {number} z  at least 0 */
function normalTail(z) {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const factors = [0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196, 1.00002368];
  return (t * Math.exp(t * factors.reduce((sum, factor) => factor + t * sum, 0) - x * x - 1.26551223)) / 2;
}

/** P(Y ≥ y) of a gamma distribution; `y` is above the mean. @param {number} shape @param {number} y */
function gammaTail(shape, y) {
  if (shape > MANY) return normalTail(Math.max(0, 3 * Math.sqrt(shape) * (Math.cbrt(y / shape) - 1 + 1 / (9 * shape))));
  const scale = Math.exp(shape * Math.log(y) - y - logGamma(shape));
  return y < shape + 1 ? 1 - scale * seriesOf(shape, y) : scale * fractionOf(shape, y);
}

/** @param {number} shape @param {number} y */
function seriesOf(shape, y) {
  let term = 1 / shape;
  let sum = term;
  for (let i = 1; i < STEPS && term > PRECISION * sum; i++) {
    term *= y / (shape + i);
    sum += term;
  }
  return sum;
}

/** Lentz's method. @param {number} shape @param {number} y */
function fractionOf(shape, y) {
  let b = y + 1 - shape;
  let c = Infinity;
  let d = 1 / b;
  let value = d;
  for (let i = 1; i < STEPS; i++) {
    const a = i * (shape - i);
    b += 2;
    d = 1 / (b + a * d);
    c = b + a / c;
    value *= c * d;
    if (Math.abs(c * d - 1) < PRECISION) break;
  }
  return value;
}

/** Lanczos' approximation. @param {number} x  above 0 */
function logGamma(x) {
  const factors = [76.18009172947146, -86.50532032941677, 24.01409824083091, -1.231739572450155, 0.1208650973866179e-2, -0.5395239384953e-5];
  const sum = factors.reduce((total, factor, i) => total + factor / (x + i + 1), 1.000000000190015);
  return (x + 0.5) * Math.log(x + 5.5) - (x + 5.5) + Math.log((2.5066282746310005 * sum) / x);
}
