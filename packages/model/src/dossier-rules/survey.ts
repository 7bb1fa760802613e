import { dayOf, isOfAsbestos, type Told } from './facts.ts'
import { grounds } from './grounds.ts'
import { type DossierRule, ofSurvey, place, rule } from './rule.ts'

/** The branch under whose certificate the survey is done, where this is so. */
const ofBranch =
  (isSo: (branch: Told['dossier']['onderzoek']['vestiging'], told: Told) => boolean): DossierRule['find'] =>
  (told) => {
    const { id, vestiging } = told.dossier.onderzoek
    return isSo(vestiging, told) ? [{ id, label: vestiging.naam, record: vestiging.id }] : []
  }

const isSeen = ({ allSources }: Told) => allSources.some(({ places }) => places.some(({ finding }) => finding !== null))

/** What the survey as a whole must say: what was asked, under which certificate, how it was done, what is suspected. */
export const surveyRules = {
  interviewWithoutRole: rule({
    at: place('interview', 'interview', 'functie'),
    severity: 'warns',
    // Who was asked and what that person has to do with the asset: without it nobody can weigh what was told.
    ground: grounds.research,
    text: {
      nl: 'Functie of relatie van de geïnterviewde ontbreekt',
      en: 'Role of the person interviewed not recorded',
    },
    find: ({ dossier: { onderzoek } }) =>
      onderzoek.interviews
        .filter(({ in_rapport, functie }) => in_rapport && functie === null)
        .map(({ id, naam }) => ({ id, label: naam })),
  }),
  /** No space was surveyed and no source was seen: there is nothing to report of. */
  nothingSurveyed: rule({
    at: place('survey', 'surveySpace'),
    severity: 'blocks',
    ground: grounds.fullSurvey,
    text: { nl: 'Geen ruimte onderzocht en geen bron bekeken', en: 'No space surveyed and no source looked at' },
    find: ofSurvey((told) => !isSeen(told) && !told.spaces.some(({ isSurveyed }) => isSurveyed)),
  }),
  /** What was asked for, and of whom, or that there was nothing (regulation 1.7). */
  researchMissing: rule({
    at: place('survey', 'document'),
    severity: 'warns',
    ground: grounds.research,
    text: {
      nl: 'Geen deskresearch, eerder rapport of interview vastgelegd',
      en: 'No desk research, earlier report or interview recorded',
    },
    find: ofSurvey(({ dossier: { onderzoek } }) =>
      [onderzoek.documenten, onderzoek.oude_rapporten, onderzoek.interviews].every((rows) => rows.length === 0),
    ),
  }),
  /** A report is released after the work that it tells of (regulation 1.12, 5). */
  endAfterReport: rule({
    at: place('survey', 'survey', 'einddatum'),
    severity: 'warns',
    ground: grounds.release,
    text: {
      nl: 'Einddatum van het onderzoek ligt na de datum van het rapport',
      en: 'End date of the survey lies after the date of the report',
    },
    find: ofSurvey(
      ({ dossier: { onderzoek, rapport } }) =>
        rapport.id !== '' && onderzoek.einddatum !== null && onderzoek.einddatum > dayOf(rapport.datum),
    ),
  }),
  /** Under its certificate the work is done, and a certificate is of one country. */
  branchElsewhere: rule({
    at: place('survey', 'survey', 'vestiging'),
    severity: 'warns',
    ground: grounds.dossier,
    text: { nl: 'Vestiging in een ander land dan het pand', en: 'Branch in another country than the building' },
    find: ofBranch(({ adres }, { dossier: { onderzoek } }) => {
      const there = onderzoek.inventarisatie_asset.asset.land
      return there != null && adres?.land != null && there !== adres.land
    }),
  }),
  methodMissing: rule({
    at: place('survey', 'execution', 'methode'),
    severity: 'warns',
    ground: grounds.research,
    text: { nl: 'Werkwijze niet vastgelegd', en: 'Method not recorded' },
    find: ofSurvey(({ dossier: { onderzoek } }) => !onderzoek.uitvoering?.methode?.trim()),
  }),
  /** No source and no sample, and nobody says that nothing hidden is suspected either. */
  suspicionOpen: rule({
    at: place('survey', 'surveyAsbestos', 'verborgen_asbest_vermoed'),
    severity: 'warns',
    ground: grounds.exclusions,
    text: {
      nl: 'Geen bron en geen monster, en niet vastgelegd dat er geen verborgen asbest wordt vermoed',
      en: 'No source and no sample, and not recorded that no hidden asbestos is suspected',
    },
    find: ofSurvey(
      ({ allSources, samples, dossier: { onderzoek } }) =>
        allSources.length === 0 &&
        samples.length === 0 &&
        onderzoek.onderzoek_asbest?.verborgen_asbest_vermoed !== false,
    ),
  }),
  branchWithoutCertificate: rule({
    at: place('survey', 'branch', 'procescertificaat_nummer'),
    severity: 'warns',
    ground: grounds.certificate,
    text: { nl: 'Vestiging zonder procescertificaat', en: 'Branch without process certificate' },
    find: ofBranch(({ procescertificaat_nummer }) => procescertificaat_nummer === null),
  }),
  certificateExpired: rule({
    at: place('survey', 'branch', 'certificaat_geldig_tot'),
    severity: 'warns',
    ground: grounds.certificate,
    text: { nl: 'Procescertificaat verlopen op de rapportdatum', en: 'Process certificate expired on the report date' },
    // Under it the work was done and the report is released: it holds on both days.
    find: ofBranch(({ procescertificaat_nummer, certificaat_geldig_tot }, { releasedOn, dossier: { rapport } }) => {
      const latest = releasedOn > rapport.datum ? releasedOn : rapport.datum.slice(0, 10)
      return procescertificaat_nummer !== null && (certificaat_geldig_tot ?? '9999-12-31') < latest
    }),
  }),
  clientMissing: rule({
    at: place('survey', 'surveyClient', 'klant'),
    // Nobody asked for it, and nobody gets it.
    severity: 'blocks',
    ground: grounds.dossier,
    text: { nl: 'Opdrachtgever niet vastgelegd', en: 'Client not recorded' },
    find: ofSurvey(({ dossier: { onderzoek } }) => !onderzoek.onderzoek_klant?.klant),
  }),
  scopeMissing: rule({
    at: place('survey', 'surveyAsbestos', 'reikwijdte_tekst'),
    // Without it nobody knows of what the report speaks.
    severity: 'blocks',
    ground: grounds.scope,
    text: { nl: 'Reikwijdte niet vastgelegd', en: 'Scope not recorded' },
    find: ofSurvey(
      ({ dossier: { onderzoek } }) => isOfAsbestos(onderzoek) && !onderzoek.onderzoek_asbest?.reikwijdte_tekst?.trim(),
    ),
  }),
  /** In any text of the survey: what is found says itself in which record and field. */
  textUnprintable: rule({
    at: place('survey', 'survey'),
    severity: 'warns',
    ground: grounds.dossier,
    text: {
      nl: 'Tekst in een schrift dat dit rapport niet kan afdrukken',
      en: 'Text in a script that this report cannot print',
    },
    find: (_, { unprintable = [] }) =>
      unprintable.map(({ id, label, page, field }) => ({ id, label, at: { page, field } })),
  }),
} as const
