/** Every definition of this area, a line each. */
export { chapterElement } from './chapter-element.ts'
export { gapArgument } from './gap-argument.ts'
export { report } from './report.ts'
export { reportChapter } from './report-chapter.ts'
export { reportElement } from './report-element.ts'
export { reportTemplate } from './report-template.ts'
export { task } from './task.ts'
export { templateChapter } from './template-chapter.ts'
