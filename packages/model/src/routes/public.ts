import { area, everybody, route } from './route.ts'

/** What anybody may see (§2 "Public routes"). */
export const publicRoutes = area(
  route('login', { nl: 'Inloggen', en: 'Log in', fr: 'Connexion' }, everybody),
  route(
    'forgotpassword',
    { nl: 'Wachtwoord vergeten', en: 'Forgotten password', fr: 'Mot de passe oublié' },
    everybody,
  ),
  route('reset-password', { nl: 'Nieuw wachtwoord', en: 'New password', fr: 'Nouveau mot de passe' }, everybody),
  route(
    'confirm-email',
    { nl: 'E-mailadres bevestigen', en: 'Confirm email address', fr: "Confirmer l'adresse e-mail" },
    everybody,
  ),
  route(
    'resetpassword/{resetpassword}',
    { nl: 'Nieuw wachtwoord', en: 'New password', fr: 'Nouveau mot de passe' },
    everybody,
  ),
  route(
    'browser',
    { nl: 'Browser niet ondersteund', en: 'Browser not supported', fr: 'Navigateur non pris en charge' },
    everybody,
  ),
)
