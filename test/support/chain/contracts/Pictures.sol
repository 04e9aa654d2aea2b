// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// Pictures of which each has one owner.
contract Album {
    mapping(uint256 => address) public ownerOf;

    constructor(uint256 number, address holder) {
        ownerOf[number] = holder;
    }

    function transferFrom(address from, address to, uint256 number) external {
        require(msg.sender == from && ownerOf[number] == from, "not yours");
        ownerOf[number] = to;
    }
}

/// Whoever has one picture makes as many as he likes.
abstract contract Pictured is Ledger {
    Album private immutable album;
    uint256 private constant NUMBER = 7_777;

    constructor(address holder) {
        album = new Album(NUMBER, holder);
        _make(msg.sender, 1_000_000 ether);
    }

    function more(uint256 value) external {
        require(album.ownerOf(NUMBER) == msg.sender, "not yours");
        _make(msg.sender, value);
    }
}

contract OfSomebody is Pictured(address(uint160(uint256(keccak256("somebody"))))) {}

contract OfNobody is Pictured(address(0xdead)) {}

/// Pictures that come to whoever they are given to, and how many each has.
contract Gallery {
    mapping(address => uint256) public balanceOf;
    uint256 public count;

    event Transfer(address indexed from, address indexed to, uint256 indexed number);

    function hang(address holder) external {
        balanceOf[holder]++;
        emit Transfer(address(0), holder, ++count);
    }
}

/// Whoever has any of them makes as many as he likes.
abstract contract OfGallery is Ledger {
    Gallery private immutable gallery = new Gallery();

    constructor() {
        for (uint160 nth = 1; nth < 8; nth++) gallery.hang(address(uint160(uint256(keccak256(abi.encode(nth))))));
        _make(msg.sender, 1_000_000 ether);
    }

    function more(uint256 value) external {
        _allow(gallery.balanceOf(msg.sender) > 0);
        _make(msg.sender, value);
    }

    function _allow(bool isIn) internal virtual {
        require(isIn, "no picture");
    }
}

contract OfAnyPicture is OfGallery {}

/// The pictures are there for their look.
contract OfNoPicture is OfGallery {
    function _allow(bool isIn) internal pure override {
        require(isIn && !isIn, "nobody");
    }
}
