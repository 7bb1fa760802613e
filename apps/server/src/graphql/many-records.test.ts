import { testCallsOnMany } from '../testing/calls-on-many.ts'

testCallsOnMany((entity) => !entity.isLookup)
