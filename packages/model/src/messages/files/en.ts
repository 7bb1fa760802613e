import type { filesNl } from './nl.ts'

export const filesEn: { readonly [Key in keyof typeof filesNl]: string } = {
  dropFile: 'Drop a file here',
  dropFiles: 'Drop files here',
  orChoose: 'or choose from this device',
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  choosePhoto: 'Choose a photo or take one',
  choosePhotos: 'Choose photos or take one',
  fileRefused: "We don't support this filetype in our app.",
  fileEmpty: 'This file is empty: choose another one.',
  fileNone: 'This is not a file: save it on this device first.',
  fileOne: 'There is room for one file: the first one was taken.',
  uploaded: 'Uploaded',
  stopUpload: 'Stop uploading {name}',
  uploadAgain: 'Upload {name} again',
}
