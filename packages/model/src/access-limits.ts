/**
 * The constants of logging in and of what watches over it, each with its reason. Apart from `limits`, which the first page brings:
 * only the server knows these.
 */
export const accessLimits = {
  /** A session says when it was last used, no more often than this; and what its browser calls itself, no longer than this. */
  seenMinutes: 5,
  deviceCharacters: 300,
  resetMinutes: 60,
  /** A new email address can be confirmed this long. */
  emailHours: 24,
  /** Mails with a link in an hour for one person, whatever is done with the links. */
  linkMailsMost: 3,
  /** Mails with a link that are asked for in an hour from one network without a log-in, for whomever. */
  mailsAskedMost: 60,
  /** An invitation can be accepted this long. */
  invitationDays: 7,
  /** Log-ins that fail, of an account at one address, before it waits: a minute, then twice as long, to this many. */
  loginAttempts: 10,
  loginPauseMinutes: 15,
  /** The same at an address from which the account has come in before: others may sit behind it as well. */
  loginAttemptsKnown: 50,
  loginPauseKnownMinutes: 1,
  /** Log-ins that fail within that pause, of an address or of an account, before strangers to it are held up. */
  loginFailuresMost: 100,
  /** Refused log-ins of one person that are remembered in an hour, and for how long: guessing fills no disk. */
  refusalsMost: 60,
  refusalDays: 365,
  /** Days between two mails to one person about certificates, and hours after which the nightly look at them did not run. */
  certificateMailDays: 7,
  certificateLookHours: 36,
  /** Years that lines of the log of access are kept, but for refused log-ins; and hours after which the night that ends them did not run. */
  logYears: 10,
  logEndHours: 36,
  /** Lines of the log of access that are answered at once. */
  auditPage: 200,
  /** Wrong codes of the second step in a day, from anywhere, before only a recovery code will do. */
  codeFailuresMost: 30,
  /** Codes on paper for whoever loses the telephone, and how long one that was mailed works. */
  recoveryCodes: 10,
  recoveryHours: 24,
  /** Between two attempts of an address that is held up. */
  loginSlowMs: 1000,
  /** Lines of log a minute that pages may write of their own errors: of one address and of all. */
  pageErrors: { each: 10, all: 100 },
} as const
