/** Arrays of numbers as the payload writes them: a type and little-endian bytes in base64. */

/** @typedef {Uint8Array|Uint16Array|Uint32Array|Int32Array|Float32Array|Float64Array} Numbers */
/** @typedef {{type: keyof typeof ARRAY_TYPES, data: string}} PackedArray */

const ARRAY_TYPES = {
  u1: Uint8Array,
  u2: Uint16Array,
  u4: Uint32Array,
  i4: Int32Array,
  f4: Float32Array,
  f8: Float64Array,
};

/**
 * Undo the packing of one array. Every browser's machine is little-endian now, so bytes are numbers.
 * @param {PackedArray} packed
 * @returns {Numbers}
 */
export function unpack(packed) {
  const binary = atob(packed.data);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  const ArrayType = ARRAY_TYPES[packed.type];
  if (!ArrayType) throw new Error(`unknown type of numbers: ${packed.type}; create the page again`);
  return new ArrayType(bytes.buffer);
}
