import { sameSuite } from '../../support/same-suite.ts'

sameSuite('SQLite')
