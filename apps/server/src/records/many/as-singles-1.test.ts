import { testAsSingles } from '../../testing/as-singles.ts'

testAsSingles({ part: 0, of: 2 })
