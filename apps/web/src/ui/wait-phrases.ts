import { phrases } from '@vezel/model/kit/phrase.ts'

/** What is said while the server lets itself be waited for. */
export const waitPhrases = phrases(
  {
    slow: 'De server laat op zich wachten; er is nog geen antwoord.',
    stop: 'Niet langer wachten',
    unsure:
      'De server antwoordt niet. Of het gelukt is, is niet zeker. Probeer het gerust nog eens, dat telt nooit dubbel.',
  },
  {
    slow: 'The server is taking its time; there is no answer yet.',
    stop: 'Stop waiting',
    unsure: 'The server does not answer. Whether it was done is not certain. Try again, it never counts twice.',
  },
  {
    slow: 'Le serveur se fait attendre ; il n’y a pas encore de réponse.',
    stop: 'Ne plus attendre',
    unsure: 'Le serveur ne répond pas. On ne sait pas si cela a réussi. Réessayez, cela ne comptera jamais deux fois.',
  },
)
