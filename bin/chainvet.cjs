#!/usr/bin/env node
'use strict'
// CommonJS, and compiled before: of what a short run takes, node spends most on loading modules and on compiling them.
const { loadCompiled } = require('../dist/compiled.cjs')

const [, , first, second] = process.argv
if (second !== undefined || (first !== '--version' && first !== '-V')) for (const file of ['base', 'hot']) loadCompiled(file)
require('../dist/main.cjs').main()
