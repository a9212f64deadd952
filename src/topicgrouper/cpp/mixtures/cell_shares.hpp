// The topics' shares of the cells of one block, in the order in which the block is worked on.
//
// Only shares that count are kept, a few for most cells: memory follows what there is. A block is
// read from front to back while its successor is written, so nothing is ever moved.
#pragma once

#include <cstddef>
#include <vector>

namespace topicgrouper::mixtures {

template <class Index>
class CellShares {
public:
    // The shares of one cell.
    struct View {
        const Index* topics;
        const float* shares;
        std::size_t size;
    };

    void clear() noexcept {
        sizes_.clear();
        topics_.clear();
        shares_.clear();
    }

    void add(const Index* topics, const float* shares, std::size_t size) {
        sizes_.push_back(static_cast<Index>(size));
        topics_.insert(topics_.end(), topics, topics + size);
        shares_.insert(shares_.end(), shares, shares + size);
    }

    std::size_t kept() const noexcept { return topics_.size(); }

    class Reader {
    public:
        explicit Reader(const CellShares& cells) noexcept : cells_(&cells) {}

        View next() noexcept {
            const View view{cells_->topics_.data() + at_, cells_->shares_.data() + at_,
                            cells_->sizes_[cell_++]};
            at_ += view.size;
            return view;
        }

    private:
        const CellShares* cells_;
        std::size_t cell_ = 0;
        std::size_t at_ = 0;
    };

private:
    std::vector<Index> sizes_;
    std::vector<Index> topics_;
    std::vector<float> shares_;
};

}  // namespace topicgrouper::mixtures
