/** Phrases about an asset with its floors and spaces. `{name}` is filled in; `{n|één|# keer}` counts. */
export const assetNl = {
  assetShared: 'Deze gegevens horen bij het pand: een wijziging is te zien in elk onderzoek ervan.',
  space: 'Ruimte',
  spaces: 'Ruimten',
  spaceNumber: 'Nummer',
  area: 'Oppervlakte',
  spacesCount: '{done} van {n|1 ruimte|# ruimten} onderzocht, {excluded} uitgesloten',
  spacesFound: '{n|1 ruimte|# ruimten} gevonden',
  searchSpaces: 'Zoek in ruimten',
  spacesEmpty: 'Er zijn nog geen ruimten',
  spacesEmptyWhy:
    'Begin met een verdieping en zet daar de ruimten in. Bronnen, monsters en uitsluitingen verwijzen ernaar.',
  noFloor: 'Zonder verdieping',
  emptyFloors: 'Verdiepingen zonder ruimten:',
  locationsHere: 'Bronlocaties in deze ruimte',
  sourceHere: 'Nieuwe bron hier',
  nothingSuspect: 'Niets verdachts',
  noLocationsHere: 'Er zijn nog geen bronlocaties in deze ruimte.',
  noLocationsInSpace: 'Er zijn geen bronlocaties in deze ruimte.',
  surveyed: 'Onderzocht',
  assetKind: 'Soort',
  assetsEmptyWhy:
    'Leg vast wat er is, ook voordat er onderzoek naar gedaan is. Onderzoeken, ruimten en bronnen horen bij een pand of schip.',
  sameAddress: '{n|Op dit adres staat al een pand:|Op dit adres staan al # panden:}',
} as const
