/** Every definition of this area, as `npm run derive` finds them in this folder. */
export { chapterElement } from './chapter-element.ts'
export { gapArgument } from './gap-argument.ts'
export { report } from './report.ts'
export { reportChapter } from './report-chapter.ts'
export { reportElement } from './report-element.ts'
export { reportTemplate } from './report-template.ts'
export { task } from './task.ts'
export { templateChapter } from './template-chapter.ts'
