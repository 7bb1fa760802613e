import type { filesNl } from './nl.ts'

export const filesFr: { readonly [Key in keyof typeof filesNl]: string } = {
  dropFile: 'Déposez un fichier ici',
  dropFiles: 'Déposez des fichiers ici',
  orChoose: 'ou choisissez sur cet appareil',
  chooseFile: 'Choisissez un fichier',
  chooseFiles: 'Choisissez des fichiers',
  choosePhoto: 'Choisissez une photo ou prenez-en une',
  choosePhotos: 'Choisissez des photos ou prenez-en une',
  fileRefused: 'Vezel ne prend pas en charge ce type de fichier.',
  fileEmpty: 'Ce fichier est vide : choisissez-en un autre.',
  fileNone: "Ce n'est pas un fichier : enregistrez-le d'abord sur cet appareil.",
  fileOne: 'Il y a place pour un seul fichier : le premier a été pris.',
  uploaded: 'Envoyé',
  stopUpload: 'Ne plus envoyer {name}',
  uploadAgain: 'Téléverser de nouveau {name}',
}
