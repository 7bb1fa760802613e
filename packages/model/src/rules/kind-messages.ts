import type { Label } from '../kit/label.ts'

/** Sentences for issues that no single rule object carries: checks of the kinds themselves and of rows against rows. */
export const kindMessages: Readonly<Record<string, Label>> = {
  isChoice: {
    nl: 'Kies een van de aangeboden waarden',
    en: 'Choose one of the values offered',
    fr: 'Choisissez une des valeurs proposées',
  },
  isUnique: {
    nl: 'Deze waarde is al in gebruik',
    en: 'This value is already in use',
    fr: 'Cette valeur est déjà utilisée',
  },
  isKnown: {
    nl: 'Wat hier gekozen is, bestaat niet meer: kies iets anders',
    en: 'What is chosen here is no longer there: choose something else',
    fr: "Ce qui est choisi ici n'existe plus : choisissez autre chose",
  },
  isDate: { nl: 'Dit is geen geldige datum', en: 'This is not a valid date', fr: "Cette date n'est pas valable" },
  isTime: { nl: 'Dit is geen geldige tijd', en: 'This is not a valid time', fr: "Cette heure n'est pas valable" },
  isNumber: {
    nl: 'Dit getal is niet te lezen: schrijf bijvoorbeeld 1250 of 1,25',
    en: 'This number cannot be read: write 1250 or 1.25, for example',
    fr: 'Ce nombre est illisible : écrivez par exemple 1250 ou 1,25',
  },
  isInteger: { nl: 'Dit is geen geheel getal', en: 'This is not a whole number' },
  sameAsset: { nl: 'Kies een ruimte van hetzelfde pand', en: 'Choose a space of the same asset' },
  noCycle: { nl: 'Een ruimte kan geen deel van zichzelf zijn', en: 'A space cannot be part of itself' },
  ofSubstance: { nl: 'Kies een waarde die bij deze stof hoort', en: 'Choose a value that belongs to this substance' },
  passwordsMatch: { nl: 'De wachtwoorden komen niet overeen', en: 'The passwords do not match' },
}
