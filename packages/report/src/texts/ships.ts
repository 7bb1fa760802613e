import type { Texts } from './nl.ts'

/** Where the inventory of a ship speaks of hazardous materials, of which asbestos is one. */
export const nlOfShips = {
  found: 'aangetroffen',
  suspected: 'verdacht',
  below: 'onder de grenswaarde',
  clean: 'niet aangetroffen',
  signFound: 'gevaarlijke stof vastgesteld',
  signSuspected: 'gevaarlijke stof vermoed',
  countSources: '{n|bron|bronnen}, waarvan {found} met een gevaarlijke stof',
  suspectedInExcluded: 'In {n|één deel|# delen} wordt een gevaarlijke stof vermoed.',
  suspicionIs: 'Er worden verborgen gevaarlijke stoffen vermoed{text?: {text}}.',
  suspicionUnexplained: 'Er worden verborgen gevaarlijke stoffen vermoed; waar en waarom is niet toegelicht.',
  fibreContent: 'Stof, gehalte',
  fibre: 'Stof',
  spacesIntro:
    'In een ruimte met de uitkomst ‘niets verdachts’ is geen verdacht materiaal gezien; bij ‘niet aangetroffen’ is het bemonsterd en vrij van gevaarlijke stoffen gebleken.',
  legendFound: 'Een gevaarlijke stof is door analyse of documenten vastgesteld.',
  legendSuspected: 'Een gevaarlijke stof wordt vermoed; een uitslag of onderzoek ontbreekt.',
  legendClean: 'In de monsters is geen gevaarlijke stof aangetoond; bij een ruimte ook: niets verdachts gezien.',
  legendBelow: 'Een gevaarlijke stof is aangetoond onder de grenswaarde.',
  noRemoval: 'Er is geen materiaal met gevaarlijke stoffen, of dat daarvan wordt verdacht, om te verwijderen.',
  exclusionsIntroA:
    'Een uitsluiting is een deel dat binnen de opdracht valt en niet kon worden onderzocht. Een beperking is een omstandigheid die het onderzoek heeft ingeperkt. Een vermoeden is een gevaarlijke stof die waarschijnlijk aanwezig is en alleen door sloop zichtbaar wordt.',
} satisfies Partial<Texts>

export const enOfShips = {
  found: 'found',
  suspected: 'suspected',
  below: 'below the threshold',
  clean: 'not found',
  signFound: 'hazardous material established',
  signSuspected: 'hazardous material suspected',
  countSources: '{n|source|sources}, {found} with a hazardous material',
  suspectedInExcluded: 'A hazardous material is suspected in {n|one part|# parts}.',
  suspicionIs: 'Hidden hazardous materials are suspected{text?: {text}}.',
  suspicionUnexplained: 'Hidden hazardous materials are suspected; where and why was not explained.',
  fibreContent: 'Material, content',
  fibre: 'Material',
  spacesIntro:
    'In a space with the outcome ‘nothing suspect’, no suspect material was seen; with ‘not found’ it was sampled and found free of hazardous materials.',
  legendFound: 'A hazardous material was established by analysis or documents.',
  legendSuspected: 'A hazardous material is suspected; a result or examination is missing.',
  legendClean: 'No hazardous material was detected in the samples; of a space also: nothing suspect was seen.',
  legendBelow: 'A hazardous material was detected below the threshold.',
  noRemoval: 'There is no material with hazardous substances, or suspected of them, to remove.',
  exclusionsIntroA:
    'An exclusion is a part within the assignment that could not be examined. A limitation is a circumstance that restricted the survey. A suspicion is a hazardous material that is probably present and only becomes visible by demolition.',
} satisfies Record<keyof typeof nlOfShips, string>
