import { inviteUser, listMyTenants, listTeam } from './calls.gen.ts';
import { outcomeOf, rowsOf, serverAt } from './client.ts';

/** Invites a person into the team of the token's tenant, unless the person is there already: node dist/example.js EMAIL */
const { SERVER_URL = '', API_TOKEN = '' } = process.env;
const [email = ''] = process.argv.slice(2);
const server = serverAt(SERVER_URL, API_TOKEN);

const tenants = await outcomeOf(listMyTenants({}, server));
if (!tenants.ok) stop(tenants.problem.detail);
const [tenant] = tenants.value;
if (tenant === undefined) stop('The token belongs to no tenant.');

for await (const member of rowsOf((cursor) => listTeam({ tenant: tenant.id, limit: '2', ...cursor }, server))) {
  console.log(`In the team: ${member.email}`);
}

const invited = await outcomeOf(inviteUser(tenant.id, { email, role: 'user' }, server));
if (invited.ok) console.log(`Invited until ${invited.value.expiresAt}`);
else if (invited.problem.code === 'AlreadyInvited') console.log('Invited before');
else if (invited.problem.fields?.email !== undefined) console.log(`The address is refused: ${invited.problem.fields.email}`);
else stop(`${invited.problem.title}: ${invited.problem.detail}`);

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
