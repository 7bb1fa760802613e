import { labels } from './labels.ts'
import { area, route, tab, tabOf } from './route.ts'

/** The reports of a survey, and what is quoted in them. */
export const reportRoutes = area(
  route('surveys/{survey}/reports', labels.reports, tab),
  route('surveys/{survey}/reports/{report}', { nl: 'Rapport', en: 'Report', fr: 'Rapport' }),
  route('surveys/{survey}/oldreports', { nl: 'Oude rapporten', en: 'Old reports', fr: 'Anciens rapports' }),
  route('surveys/{survey}/oldreports/{oldreport}', { nl: 'Oud rapport', en: 'Old report', fr: 'Ancien rapport' }),
  route(
    'surveys/{survey}/information/reportphotos',
    { nl: "Rapportfoto's", en: 'Report photos', fr: 'Photos du rapport' },
    tabOf('surveyPhoto'),
  ),
  route('surveys/{survey}/information/reportphotos/{reportphoto}', {
    nl: 'Rapportfoto',
    en: 'Report photo',
    fr: 'Photo du rapport',
  }),
)
