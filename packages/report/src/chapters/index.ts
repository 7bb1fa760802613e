import type { ReportPlan } from '../page/chapter.tsx'
import { accountability } from './accountability.tsx'
import { annexedDocuments, photoAppendix } from './appendices.tsx'
import { assignment } from './assignment.tsx'
import { conclusions } from './conclusions.tsx'
import { exclusions } from './exclusions.tsx'
import { fieldwork } from './fieldwork.tsx'
import { method } from './method.tsx'
import { object } from './object.tsx'
import { plans } from './plans.tsx'
import { removal } from './removal.tsx'
import { research } from './research.tsx'
import { sources } from './sources.tsx'
import { summary } from './summary.tsx'
import { vscp } from './vscp.tsx'

/** The chapters in the order of the report, by the pages they share; numbers and references follow from it. */
export const plan: ReportPlan = {
  flows: [
    { chapters: [summary] },
    { chapters: [assignment, object, research, method] },
    { chapters: [fieldwork] },
    { chapters: [vscp] },
    { chapters: [sources] },
    { chapters: [removal] },
    { chapters: [exclusions, conclusions, accountability] },
  ],
  appendices: [plans, photoAppendix, annexedDocuments],
}
