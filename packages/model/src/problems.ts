import { inLocale, type Label, type Locale } from './kit/label.ts'
import { type ArgumentsOf, fill, type Rest } from './kit/phrase.ts'
import type { Issue } from './rules/rule.ts'

interface Kind extends Label {
  readonly status: number
}
const kinds = <const K extends Record<string, Kind>>(table: K): K => table

/**
 * Everything that can go wrong on purpose: a code, an HTTP status and a sentence. A `{name}` is filled from the
 * arguments. Dialogs show the part after the first colon (§8), so a sentence that is for the dialog stands behind one.
 */
export const problemKinds = kinds({
  invalid: {
    status: 400,
    nl: 'Controleer de invoer: {summary}',
    en: 'Check the input: {summary}',
    fr: 'Vérifiez la saisie: {summary}',
  },
  unauthenticated: {
    status: 403,
    nl: 'Je mag dit niet zien',
    en: 'You are not allowed to see this',
    fr: "Vous n'avez pas le droit de voir ceci",
  },
  forbidden: {
    status: 403,
    nl: 'Geen recht: je rol staat dit niet toe',
    en: 'Not allowed: your role does not permit this',
    fr: 'Pas de droit: votre rôle ne le permet pas',
  },
  notAssigned: {
    status: 403,
    nl: 'Niet toegewezen: je bent geen projectleider of inspecteur van dit onderzoek; een planner of manager kan je toewijzen',
    en: 'Not assigned: you are neither project manager nor inspector of this survey; a planner or manager can assign you',
    fr: "Non affecté: vous n'êtes ni chef de projet ni inspecteur de cet examen; un planificateur ou un responsable peut vous affecter",
  },
  ownWork: {
    status: 403,
    nl: 'Eigen werk: je bent projectleider of inspecteur van dit onderzoek; een ander beoordeelt het',
    en: 'Own work: you are project manager or inspector of this survey; somebody else judges it',
    fr: "Votre propre travail: vous êtes chef de projet ou inspecteur de cet examen; quelqu'un d'autre l'évalue",
  },
  notFound: { status: 404, nl: '{entity}: niet gevonden', en: '{entity}: not found', fr: '{entity}: introuvable' },
  conflict: {
    status: 409,
    nl: 'Gewijzigd door een ander: dit record is intussen gewijzigd; kies per veld welke waarde blijft',
    en: 'Changed by somebody else: this record has changed meanwhile; choose for each field which value stays',
    fr: "Modifié par quelqu'un d'autre: cet enregistrement a changé entre-temps; choisissez pour chaque champ la valeur à garder",
  },
  readOnly: {
    status: 409,
    nl: 'Alleen lezen: {entity} is {state} en kan niet worden gewijzigd',
    en: 'Read-only: {entity} is {state} and cannot be changed',
    fr: 'Lecture seule: {entity} est {state} et ne peut pas être modifié',
  },
  mergedAway: {
    status: 409,
    nl: 'Alleen lezen: {entity} is samengevoegd met een ander en kan niet meer worden gewijzigd; wijzig die ander',
    en: 'Read-only: {entity} was merged with another one and can no longer be changed; change that one',
    fr: 'Lecture seule: {entity} a été fusionné avec un autre et ne peut plus être modifié ; modifiez cet autre',
  },
  kept: {
    status: 409,
    nl: 'Blijft bewaard: {entity} is {state} en kan niet worden verwijderd',
    en: 'Kept: {entity} is {state} and cannot be deleted',
    fr: 'Conservé: {entity} est {state} et ne peut pas être supprimé',
  },
  quoted: {
    status: 409,
    nl: 'Ligt vast: {entity} staat in {survey} en kan daarom niet {action}',
    en: 'Fixed: {entity} is part of {survey} and can therefore not {action}',
    fr: 'Figé: {entity} figure dans {survey} et ne peut donc pas {action}',
  },
  meaningKept: {
    status: 409,
    nl: 'Ligt vast: er wordt op "{value}" gerekend{field?, en {field} wijzigen zou dat iets anders laten betekenen}; neem dit item uit gebruik en maak zo nodig een nieuw',
    en: 'Fixed: "{value}" is relied on{field?, and changing {field} would make it mean something else}; take this item out of use, and make a new one where needed',
    fr: 'Figé : « {value} » sert de base{field? et modifier {field} en changerait le sens} ; mettez cet élément hors d’usage et créez-en un nouveau au besoin',
  },
  parentDeleted: {
    status: 409,
    nl: 'Niet teruggezet: {entity} hoort bij {parent}, en dat is verwijderd; zet dat eerst terug',
    en: 'Not restored: {entity} belongs to {parent}, which is deleted; restore that first',
    fr: 'Non restauré: {entity} appartient à {parent}, qui est supprimé; restaurez-le d’abord',
  },
  changedSince: {
    status: 409,
    nl: 'Niet ongedaan gemaakt: {by} heeft dit daarna gewijzigd ({at})',
    en: 'Not undone: {by} has changed this since ({at})',
    fr: 'Non annulé: {by} l’a modifié depuis ({at})',
  },
  notUndoable: {
    status: 409,
    nl: 'Niet ongedaan gemaakt: {reason}',
    en: 'Not undone: {reason}',
    fr: 'Non annulé: {reason}',
  },
  noTwin: {
    status: 409,
    nl: 'Niet verhuisd: de andere set heeft geen item met de code van {items}',
    en: 'Not moved: the other set has no item with the code of {items}',
    fr: "Non déplacé: l'autre jeu n'a pas d'élément avec le code de {items}",
  },
  sharedElsewhere: {
    status: 409,
    nl: 'Niet verhuisd: van een ander onderzoek met een andere set is {sources}; verhuis dat eerst',
    en: 'Not moved: {sources} belongs to another survey with another set; move that one first',
    fr: "Non déplacé: {sources} appartient à un autre examen avec un autre jeu ; déplacez d'abord celui-là",
  },
  notMerged: {
    status: 409,
    nl: 'Niet samengevoegd: {reason}',
    en: 'Not merged: {reason}',
    fr: 'Non fusionné: {reason}',
  },
  notStored: {
    status: 409,
    nl: 'Niet opgeslagen: {reason}',
    en: 'Not saved: {reason}',
    fr: 'Non enregistré: {reason}',
  },
  keyUsed: {
    status: 409,
    nl: 'Niet opgeslagen: de sleutel van dit verzoek is al gebruikt voor een ander verzoek; laad de pagina opnieuw',
    en: 'Not saved: the key of this request was already used for another request; load the page again',
    fr: 'Non enregistré: la clé de cette demande a déjà servi pour une autre; rechargez la page',
  },
  noState: {
    status: 409,
    nl: 'Niet opgeslagen: de lijst {list} heeft geen waarde met de code {state}; vraag een beheerder die terug te zetten',
    en: 'Not saved: the list {list} has no item with the code {state}; ask an administrator to bring it back',
    fr: 'Non enregistré: la liste {list} n’a pas de valeur avec le code {state}; demandez à un administrateur de la rétablir',
  },
  idUsed: {
    status: 409,
    nl: 'Niet opgeslagen: {entity} is met deze id al eerder gemaakt, met andere gegevens, of is verwijderd; laad de pagina opnieuw',
    en: 'Not saved: {entity} was already made with this id, with other data, or is deleted; load the page again',
    fr: 'Non enregistré: {entity} existe déjà sous cet id, avec d’autres données, ou est supprimé; rechargez la page',
  },
  busy: {
    status: 503,
    nl: 'Niet opgeslagen: anderen werken op dit moment aan dezelfde gegevens; probeer het opnieuw',
    en: 'Not saved: others are working on the same data at this moment; try again',
    fr: 'Non enregistré: d’autres travaillent en ce moment sur les mêmes données; réessayez',
  },
  inUse: {
    status: 409,
    nl: 'In gebruik: {entity} heeft nog {count} {by}{all?: {all}}{some?, waaronder {some}}{also?; ook {also}}. {wayOut}',
    en: 'In use: {entity} still has {count} {by}{all?: {all}}{some?, among which {some}}{also?; and {also}}. {wayOut}',
    fr: 'Utilisé: {entity} a encore {count} {by}{all? : {all}}{some?, dont {some}}{also? ; aussi {also}}. {wayOut}',
  },
  transitionRefused: {
    status: 409,
    nl: 'Niet mogelijk: {reason}',
    en: 'Not possible: {reason}',
    fr: 'Impossible: {reason}',
  },
  emptyCreate: {
    status: 400,
    nl: 'The create mutation needs at least one input field OR a connection',
    en: 'The create mutation needs at least one input field OR a connection',
    fr: 'Rien à enregistrer: remplissez au moins un champ',
  },
  emptyUpdate: {
    status: 400,
    nl: 'The update mutation needs at least one input field',
    en: 'The update mutation needs at least one input field',
    fr: 'Rien à enregistrer: modifiez au moins un champ',
  },
  loginFailed: {
    status: 401,
    nl: 'Inloggen mislukt: gebruikersnaam of wachtwoord klopt niet',
    en: 'Login failed: the user name or password is not right',
    fr: "Connexion refusée: le nom d'utilisateur ou le mot de passe n'est pas correct",
  },
  codeFailed: {
    status: 401,
    nl: 'Code klopt niet: gebruik de nieuwste code van je app, of een herstelcode die je nog niet hebt gebruikt',
    en: 'The code is not right: use the newest code of your app, or a recovery code that you have not used yet',
    fr: 'Code incorrect: utilisez le code le plus récent de votre application, ou un code de secours pas encore utilisé',
  },
  tooManyAttempts: {
    status: 429,
    nl: 'Te veel pogingen: probeer het over {minutes} minuten opnieuw',
    en: 'Too many attempts: try again in {minutes} minutes',
    fr: 'Trop de tentatives: réessayez dans {minutes} minutes',
  },
  lastAdministrator: {
    status: 409,
    nl: 'Niet mogelijk: dit is de laatste beheerder die kan inloggen; maak eerst een ander beheerder',
    en: 'Not possible: this is the last administrator who can log in; make somebody else administrator first',
    fr: "Impossible: c'est le dernier administrateur qui peut se connecter; nommez d'abord un autre administrateur",
  },
  resetInvalid: {
    status: 400,
    nl: 'Link ongeldig: hij is al gebruikt, te oud of ingetrokken; vraag een nieuwe',
    en: 'Link not valid: it was used, is too old or was withdrawn; ask for a new one',
    fr: 'Lien non valable: il a déjà servi, est trop ancien ou a été retiré; demandez-en un nouveau',
  },
  fileTooLarge: {
    status: 413,
    nl: 'Bestand te groot: kies een bestand van hoogstens {max} MB',
    en: 'File too large: choose a file of at most {max} MB',
    fr: 'Fichier trop grand: choisissez un fichier de {max} Mo au plus',
  },
  fileType: {
    status: 415,
    nl: 'Dit soort bestand kan Vezel niet gebruiken.',
    en: "We don't support this filetype in our app.",
    fr: 'Vezel ne prend pas en charge ce type de fichier.',
  },
  tooDeep: {
    status: 400,
    nl: 'Vraag te diep: hoogstens {max} niveaus',
    en: 'Query too deep: at most {max} levels',
    fr: 'Question trop profonde: {max} niveaux au plus',
  },
  tooMuch: {
    status: 400,
    nl: 'Te veel gevraagd: hoogstens {max} {what}',
    en: 'Too much asked: at most {max} {what}',
    fr: 'Trop demandé: {max} {what} au plus',
  },
  listTooLong: {
    status: 422,
    nl: 'Te veel rijen: {list} ({count}), en hoogstens {max} passen in één antwoord; vraag een deel met limit en offset, of filter',
    en: 'Too many rows: {list} ({count}), and at most {max} fit in one answer; ask for a part with limit and offset, or filter',
    fr: 'Trop de lignes: {list} ({count}), et {max} au plus tiennent dans une réponse; demandez-en une partie avec limit et offset, ou filtrez',
  },
  tooHeavy: {
    status: 422,
    nl: 'Te zwaar: dit is te veel in één keer; neem minder tegelijk, of filter',
    en: 'Too heavy: this is too much at once; take less at a time, or filter',
    fr: 'Trop lourd: cela fait trop en une fois; prenez-en moins, ou filtrez',
  },
  tooManyRequests: {
    status: 429,
    nl: 'Even geduld: er lopen al te veel verzoeken; probeer het zo opnieuw',
    en: 'One moment: too many requests are running already; try again shortly',
    fr: 'Un instant: trop de demandes sont déjà en cours; réessayez dans un moment',
  },
  requestTooLarge: {
    status: 413,
    nl: 'Verzoek te groot: hoogstens {max} bytes',
    en: 'Request too large: at most {max} bytes',
    fr: 'Demande trop grande: {max} octets au plus',
  },
  tooSlow: {
    status: 408,
    nl: 'Te traag verstuurd: het verzoek kwam niet binnen de tijd aan; probeer het opnieuw',
    en: 'Sent too slowly: the request did not arrive in time; try again',
    fr: 'Envoi trop lent: la demande n’est pas arrivée à temps; réessayez',
  },
  badRequest: {
    status: 400,
    nl: 'Ongeldig verzoek: {reason}',
    en: 'Bad request: {reason}',
    fr: 'Requête non valable: {reason}',
  },
  badValue: {
    status: 400,
    nl: 'Ongeldige waarde: {summary}',
    en: 'Invalid value: {summary}',
    fr: 'Valeur non valable: {summary}',
  },
  badAddress: {
    status: 400,
    nl: 'Ongeldig adres: dit adres kan niet worden gelezen; ga terug naar de startpagina',
    en: 'Invalid address: this address cannot be read; go back to the start page',
    fr: "Adresse non valable: cette adresse ne peut pas être lue; retournez à la page d'accueil",
  },
  databaseAway: {
    status: 503,
    nl: 'Even niet bereikbaar: de database antwoordt niet. Wat je hebt ingevuld blijft staan; het gaat vanzelf verder zodra zij er weer is',
    en: 'Not available for a moment: the database does not answer. What you filled in stays; it goes on by itself as soon as it is back',
    fr: 'Momentanément indisponible: la base de données ne répond pas. Ce que vous avez saisi reste; tout reprend dès son retour',
  },
  serviceUnavailable: {
    status: 503,
    nl: '{service} is tijdelijk niet beschikbaar, probeer het later opnieuw.',
    en: '{service} is temporarily not available, please try again later.',
    fr: '{service} est momentanément indisponible, réessayez plus tard.',
  },
  storageFull: {
    status: 507,
    nl: 'Niet opgeslagen: de schijf van de server is vol of kan niet worden beschreven. Vraag je beheerder om ruimte en probeer het daarna opnieuw; wat je hebt ingevuld blijft staan',
    en: 'Not saved: the disk of the server is full or cannot be written. Ask your administrator for space, then try again; what you filled in stays',
    fr: 'Non enregistré: le disque du serveur est plein ou ne peut pas être écrit. Demandez de la place à votre administrateur, puis réessayez; ce que vous avez saisi reste',
  },
  reportChanged: {
    status: 409,
    nl: 'Vrijgeven kan nog niet: sinds de controle-afdruk zijn gegevens gewijzigd. Maak het rapport opnieuw en laat het opnieuw controleren',
    en: 'Not ready for release: data have changed since the review print. Make the report again and have it reviewed again',
    fr: "Validation impossible : des données ont changé depuis l'épreuve de contrôle. Refaites le rapport et faites-le contrôler à nouveau",
  },
  reportIncomplete: {
    status: 409,
    nl: 'Vrijgeven kan nog niet: er ontbreekt iets zonder toelichting ({gaps}). Vul het aan of licht bij het rapport toe waarom het mag ontbreken',
    en: 'Not ready for release: something is missing without an explanation ({gaps}). Add it, or explain at the report why it may be missing',
    fr: 'Validation impossible : un élément manque sans justification ({gaps}). Complétez-le ou justifiez son absence dans le rapport',
  },
  tooManyViews: {
    status: 409,
    nl: 'Niet opgeslagen: je hebt al {most} weergaven. Verwijder er eerst een die je niet meer gebruikt',
    en: 'Not saved: you already have {most} views. First delete one that you no longer use',
    fr: "Non enregistré : vous avez déjà {most} vues. Supprimez d'abord une vue que vous n'utilisez plus",
  },
  gapExplained: {
    status: 409,
    nl: 'Niet opgeslagen: dit punt is al toegelicht door {by}, met als reden „{reason}”',
    en: 'Not saved: this item has already been explained by {by}, with the reason “{reason}”',
    fr: 'Non enregistré: ce point a déjà été justifié par {by}, pour la raison « {reason} »',
  },
  gapNotArguable: {
    status: 409,
    nl: 'Niet opgeslagen: zonder dit punt wordt niet vrijgegeven, een toelichting volstaat niet',
    en: 'Not saved: nothing is released without this item, an explanation is not enough',
    fr: 'Non enregistré: sans ce point, rien n’est validé, une justification ne suffit pas',
  },
  recordBusy: {
    status: 409,
    nl: 'Nog even: hieraan wordt al gewerkt. Wacht tot dat klaar is',
    en: 'One moment: work on this is already running. Wait until that is done',
    fr: "Un instant : un travail est déjà en cours à ce sujet. Attendez qu'il soit terminé",
  },
  tooManyTasks: {
    status: 429,
    nl: 'Nog even: er lopen al {max} taken voor je. Wacht tot er een klaar is, of annuleer er een',
    en: 'One moment: {max} tasks are already running for you. Wait until one is done, or cancel one',
    fr: "Un instant : {max} tâches sont déjà en cours pour vous. Attendez la fin de l'une d'elles, ou annulez-en une",
  },
  reportFailed: {
    status: 500,
    nl: 'Rapport mislukt: {reason}',
    en: 'Report failed: {reason}',
    fr: 'Échec du rapport: {reason}',
  },
})
export type ProblemCode = keyof typeof problemKinds

/** What a problem tells a program besides what its sentence says: which kind of record, which fields, which files would do. */
interface Carried {
  readonly forbidden: { readonly entity?: string }
  readonly notAssigned: { readonly entity?: string }
  readonly ownWork: { readonly entity?: string }
  /** The version that was changed, the one that stands, who saved that and when, and of each field that both changed the two values. */
  readonly conflict: {
    readonly fields: Readonly<Record<string, { readonly yours: unknown; readonly theirs: unknown }>>
    readonly base: unknown
    readonly current: unknown
    readonly by: string | undefined
    readonly at: string | undefined
  }
  readonly fileType: { readonly accept?: string }
  /** Those that are named, where each has a page that leads on. */
  readonly inUse: { readonly records: readonly NamedRecord[] }
  readonly quoted: { readonly records: readonly NamedRecord[] }
  readonly transitionRefused: { readonly records?: readonly NamedRecord[] }
  readonly notMerged: { readonly records?: readonly NamedRecord[] }
}

/** A record of a kind, by what it is called. */
export interface NamedRecord {
  readonly type: string
  readonly id: string
  /** Empty where the page finds a name for it. */
  readonly title: string
  /** The page below it that the way leads to, where that is not its own: the name of a route. */
  readonly page?: string | null
  /** The field to fill in there, as `surveyClient.opdrachtdatum`. */
  readonly field?: string | null
  /** How many there are of its kind that stand in the way, of which only the first are named. */
  readonly among?: number | null
}

/** What a problem is told with. */
export type ProblemArgs = Readonly<Record<string, unknown>>
type Sentence<C extends ProblemCode> = (typeof problemKinds)[C]['nl']
type Told<C extends ProblemCode> =
  Rest<Sentence<C>> extends []
    ? [args?: C extends keyof Carried ? Carried[C] : Readonly<Record<string, never>>]
    : [
        args: ArgumentsOf<Sentence<C>> &
          (C extends 'inUse' | 'quoted' | 'transitionRefused' | 'notMerged' ? Carried[C] : unknown),
      ]
/** A code with what its own sentence asks for, each with its type. */
type Given = {
  [C in ProblemCode]: [code: C, ...told: Told<C>, issues?: readonly Issue[], options?: ErrorOptions]
}[ProblemCode]

/** The sentence of a problem in a language; a label among the arguments is said in that language too. */
export const problemText = (code: ProblemCode, args: ProblemArgs, locale: Locale): string =>
  fill(inLocale(problemKinds[code], locale), args, locale)

/** A problem as it is told. */
export type ToldProblem = Pick<Problem, 'code' | 'args' | 'issues'>

/** A failure somebody can do something about. Callers switch on `code`, never on the text. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly args: ProblemArgs
  readonly issues: readonly Issue[]

  constructor(...[code, args = {}, issues = [], options]: Given) {
    super(problemText(code, { ...args }, 'nl'), options)
    this.name = 'Problem'
    this.code = code
    this.args = { ...args }
    this.issues = issues
  }

  /** A problem that was told before, read back from its answer: its arguments are those that its sentence asked for. */
  static again({ code, args, issues }: ToldProblem, options: ErrorOptions): Problem {
    return new Problem(...([code, args, issues, options] as Given))
  }
}
