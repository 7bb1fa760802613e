import { accountRoutes } from '@vezel/model/routes/account.ts'
import { adminRoutes } from '@vezel/model/routes/admin.ts'
import { addArea } from '@vezel/model/routes/between.ts'

// Before what lies in the middle of these paths is looked for: the tabs above them have pages of their own.
import '@vezel/model/routes/signed-in.ts'

// What lies below the own account and what managers set up, for whoever leads there from elsewhere.
addArea({ ...accountRoutes, ...adminRoutes })
