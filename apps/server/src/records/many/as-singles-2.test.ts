import { testAsSingles } from '../../testing/as-singles.ts'

testAsSingles({ part: 1, of: 2 })
