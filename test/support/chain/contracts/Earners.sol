pragma solidity ^0.8.0;

interface IPool {
    function transfer(address to, uint256 amount) external returns (bool);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
    function balanceOf(address who) external view returns (uint256);
    function totalSupply() external view returns (uint256);
    function getReserves() external view returns (uint112, uint112, uint32);
}

/// Keeps shares of a pool for good; its maker gets as many as they have earned.
contract Earner {
    address internal immutable maker = msg.sender;
    IPool internal immutable pool;
    uint256 internal kept;
    uint256 internal worth;

    constructor(IPool pool_) {
        pool = pool_;
    }

    function put(uint256 amount) external virtual {
        pool.transferFrom(msg.sender, address(this), amount);
        kept += amount;
        worth = worthNow();
    }

    function worthNow() public view virtual returns (uint256) {
        (uint256 one, uint256 other, ) = pool.getReserves();
        return (root(one * other) * 1 ether) / pool.totalSupply();
    }

    function collect() external virtual {
        uint256 present = worthNow();
        require(msg.sender == maker && present > worth, "nothing earned");
        uint256 shares = (kept * (present - worth)) / present;
        (kept, worth) = (kept - shares, present);
        pool.transfer(maker, shares);
    }

    function root(uint256 square) internal pure returns (uint256 found) {
        found = square;
        uint256 next = square / 2 + 1;
        while (next < found) (found, next) = (next, (square / next + next) / 2);
    }
}

/// Takes the price for what they have earned, which one purchase moves.
contract EarnerByPrice is Earner {
    constructor(IPool pool_) Earner(pool_) {}

    function worthNow() public view override returns (uint256) {
        (uint256 one, uint256 other, ) = pool.getReserves();
        return address(pool) > address(0) && one > other ? (one * 1 ether) / other : (other * 1 ether) / one;
    }

    function collect() external override {
        uint256 present = worthNow();
        require(msg.sender == maker && present != worth, "nothing earned");
        uint256 apart = present > worth ? present - worth : worth - present;
        uint256 shares = (kept * apart) / (present + worth);
        (kept, worth) = (kept - shares, present);
        pool.transfer(maker, shares);
    }
}

/// Lets all of them go once they have earned a half.
contract EarnerOfAll is Earner {
    constructor(IPool pool_) Earner(pool_) {}

    function collect() external override {
        require(msg.sender == maker && worthNow() > worth, "nothing earned");
        uint256 present = worthNow();
        uint256 shares = present > worth + worth / 2 ? kept : (kept * (present - worth)) / present;
        (kept, worth) = (kept - shares, present);
        pool.transfer(maker, shares);
    }
}

/// Keeps them for a year, or until a share is worth three times as much.
contract YearOrGrowth is Earner {
    uint256 private immutable until = block.timestamp + 400 days;

    constructor(IPool pool_) Earner(pool_) {}

    function collect() external override {
        require(msg.sender == maker && (block.timestamp > until || worthNow() > 3 * worth), "not yet");
        pool.transfer(maker, pool.balanceOf(address(this)));
    }
}
