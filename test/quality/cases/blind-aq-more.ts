import { benign, type Case } from '../case.ts'
import { taxed } from './blind-aq-lives.ts'
import { all, allow, data, grown, hands, made, old, part, tell, units } from './blind-f-lives.ts'

const nobody = '0x000000000000000000000000000000000000dEaD'
export const stones: readonly Case[] = [
  benign('AQ: a counter gives one for one', 'BlindAQ7 GypsumUnit', {
    ...grown,
    parts: [part('talc', 'Talc'), part('counter', 'TalcCounter', 'address', 'talc')],
    ...made('address', 'counter'),
    before: all(tell('counter', 'join(address)', 'token'), allow('talc', 'counter'), tell('counter', 'swapIn(uint256)', units(30_000_000))),
    also: ['E6'],
  }),
  benign('AQ: borrowed against ether', 'BlindAQ7 MicaCredit', {
    ...grown,
    before: tell('token', 'frob(uint128) 400', units(200_000)),
    ether: 160,
    also: ['E6'],
  }),
  benign('AQ: its beacon belongs to nobody', 'BlindAQ7 ShaleProxy', {
    ...old,
    parts: [part('logic', 'ShaleLogic'), part('beacon', 'ShaleBeacon', 'address', 'logic')],
    ...made('address,bytes', 'beacon', data('begin(address)', 'deployer')),
    end: tell('beacon', 'renounceOwnership()'),
  }),
  benign('AQ: the admin of its proxy belongs to the dead', 'BlindAQ7 SlateProxy', {
    ...grown,
    parts: [part('logic', 'ShaleLogic'), part('admin', 'SlateAdmin')],
    ...made('address,address,bytes', 'logic', 'admin', data('begin(address)', 'deployer')),
    end: hands('admin', nobody),
  }),
  benign('AQ: fees told three days before, a twentieth at most', 'BlindAQ7 ChalkFair', {
    ...grown,
    open: tell('token', 'setUnlimited(address)', 'pair'),
    also: ['E4'],
    ...taxed(1, 1, 1),
  }),
  benign('AQ: an arcade takes only from whoever plays', 'BlindAQ7 MarbleCoin', {
    ...grown,
    parts: [part('arcade', 'MarbleArcade')],
    ...made('address', 'arcade'),
    before: tell('arcade', 'setup(address)', 'token'),
  }),
  benign('AQ: a drop a day for a well, whoever draws', 'BlindAQ7 QuartzWell', { ...grown, ...made('address', 'stranger'), also: ['E6'] }),
  benign('AQ: dug by whoever finds a number', 'BlindAQ7 FeldsparPick', { ...old, also: ['E6'] }),
  benign('AQ: some who pay win from a pot', 'BlindAQ7 GalenaPot', { ...grown, also: ['E4'], ...taxed(1, 1, 1) }),
  benign('AQ: a thousandth for whoever brought one', 'BlindAQ7 ZincReferral', { ...grown, also: ['E4'], ...taxed(0.1, 0.1, 0.1) }),
]

/** Much that an owner of the usual kind could abuse, and these cannot. */
export const spanish: readonly Case[] = [
  benign('AQ: mended in its first ten days only', 'BlindAQ8 OcasoProxy', {
    ...grown,
    parts: [part('logic', 'OcasoLogica')],
    ...made('address,address', 'logic', 'deployer'),
  }),
  benign('AQ: signed calls come back to the token itself', 'BlindAQ8 Mensajera', old),
  benign('AQ: a mill collects from whoever enters it', 'BlindAQ8 Harina', {
    ...grown,
    parts: [part('molino', 'Molino')],
    ...made('address', 'molino'),
    before: tell('molino', 'unir(address)', 'token'),
  }),
  benign('AQ: a gardener pays a two-hundredth, ever', 'BlindAQ8 Naranjal', {
    ...grown,
    ...made('address', 'stranger'),
    also: ['E6'],
    because: 'half of a hundredth of the supply at most, for ever',
  }),
  benign('AQ: a basket of two grains', 'BlindAQ8 Cesta', {
    ...grown,
    parts: [part('uno', 'Grano', 'string', 'TRIGO'), part('otro', 'Grano', 'string', 'MAIZ')],
    ...made('address,address', 'uno', 'otro'),
    before: all(allow('uno', 'token'), allow('otro', 'token'), tell('token', 'llenar(uint256)', units(2_000_000))),
  }),
  benign('AQ: two of three may pause it for three days', 'BlindAQ8 Siesta', { ...old, ...made('address', 'multisig'), also: ['E3'] }),
  benign('AQ: its people vote on every mint', 'BlindAQ8 Plaza', {
    ...old,
    parts: [part('cabildo', 'Cabildo')],
    ...made('address', 'cabildo'),
    before: tell('cabildo', 'abrir(address)', 'token'),
    also: ['E6'],
    because: 'a quarter of all must speak, nobody has more than a hundredth',
  }),
]
