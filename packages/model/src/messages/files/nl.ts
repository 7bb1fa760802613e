/** What is said of files that somebody gives. */
export const filesNl = {
  dropFile: 'Sleep een bestand hierheen',
  dropFiles: 'Sleep bestanden hierheen',
  orChoose: 'of kies van dit apparaat',
  chooseFile: 'Kies een bestand',
  chooseFiles: 'Kies bestanden',
  choosePhoto: 'Kies een foto of maak er een',
  choosePhotos: "Kies foto's of maak er een",
  fileRefused: 'Dit soort bestand kan Vezel niet gebruiken.',
  fileEmpty: 'Dit bestand is leeg: kies een ander.',
  fileNone: 'Dit is geen bestand: bewaar het eerst op dit apparaat.',
  fileOne: 'Hier past één bestand: het eerste is genomen.',
  uploaded: 'Geüpload',
  stopUpload: '{name} niet meer uploaden',
  uploadAgain: '{name} opnieuw uploaden',
} as const
