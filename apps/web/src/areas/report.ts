import { reportRoutes } from '@vezel/model/routes/report.ts'
import { cardsIn, type ScreensOf } from './screen.ts'

const withCards = cardsIn(reportRoutes)

/** The reports of a survey, and what is quoted in them. */
export const reportScreens: ScreensOf<typeof reportRoutes> = {
  ...withCards('surveys-survey-reports', async () => (await import('../screens/survey/reports.tsx')).ReportsScreen),
  ...withCards(
    'surveys-survey-oldreports',
    async () => (await import('../screens/survey/desk-research.tsx')).OldReportsScreen,
  ),
  ...withCards(
    'surveys-survey-information-reportphotos',
    async () => (await import('../screens/survey/report-photos.tsx')).ReportPhotosScreen,
  ),
}
