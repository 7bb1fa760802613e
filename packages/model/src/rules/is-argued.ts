import type { Rule } from './rule.ts'

/** For something that a report lacks, in each language: it is there, or somebody says why not. The server alone knows. */
export const isArgued = (nl: string, en: string, fr = nl): Rule => ({
  name: 'isArgued',
  args: [nl, en, fr],
  message: {
    nl: `${nl}: vul dit aan of licht toe waarom het mag ontbreken`,
    en: `${en}: add this, or explain why it may be missing`,
    fr: `${fr} : complétez-le ou justifiez son absence`,
  },
  test: () => true,
})
