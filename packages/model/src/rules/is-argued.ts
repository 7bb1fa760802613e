import type { Rule } from './rule.ts'

/** For something that a report lacks, in both languages: it is there, or somebody says why not. The server alone knows. */
export const isArgued = (nl: string, en: string): Rule => ({
  name: 'isArgued',
  args: [nl, en],
  message: {
    nl: `${nl}: vul dit aan of licht toe waarom het mag ontbreken`,
    en: `${en}: add this, or explain why it may be missing`,
  },
  test: () => true,
})
