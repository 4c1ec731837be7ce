import { makeSecrets } from './make-secrets.ts'

const { email, password, given } = await makeSecrets('/secrets', process.env)

console.log(`Back office: ${email}, password ${given ? 'as in ADMIN_PASSWORD' : password}`)
