import { type IdentityState, findOrganisation, rootDomain } from '../state/identity/identity.ts';
import * as v from 'valibot';
import {
  createOrganisation,
  getOrganisationDetails,
  knownMessages,
  signUpOrganisation,
  type Organisation,
} from '../../contract/index.ts';
import { isoTime } from '../clock.ts';
import type { Environment } from '../environment.ts';
import { HttpError } from '../request/httpError.ts';
import { serve, type Route } from '../serve.ts';

export const organisationRoutes: readonly Route[] = [
  serve(createOrganisation, ({ body }, { caller, world, environment }) => ({
    organisation: addOrganisation(world, environment, {
      ...body,
      parentOrganisationId: caller.organisationId,
    }),
  })),

  // Undocumented: the request of app sign-up. Here a name and a domain.
  serve(signUpOrganisation, ({ body }, { caller, world, environment }) => {
    const wanted = v.safeParse(v.object({ name: v.string(), domain: v.string() }), body);
    if (!wanted.success) {
      const field = v.getDotPath(wanted.issues[0]) ?? 'name';
      throw new HttpError(400, knownMessages.missingField(field));
    }
    const parentOrganisationId = caller.organisationId;
    return {
      organisation: addOrganisation(world, environment, { ...wanted.output, parentOrganisationId }),
    };
  }),

  // Undocumented: the response with organisation details.
  serve(getOrganisationDetails, ({ query }, { world }) => {
    const organisation = findOrganisation(world.organisations, query.domain);
    if (organisation === undefined) throw new HttpError(404, knownMessages.organisationNotFound);
    return { organisation };
  }),
];

function addOrganisation(
  world: IdentityState,
  { clock }: Environment,
  wanted: { name: string; domain: string; parentOrganisationId: string },
): Organisation {
  const domain = rootDomain(wanted.domain);
  if (domain === undefined || findOrganisation(world.organisations, domain) !== undefined) {
    throw new HttpError(400, knownMessages.domainTaken);
  }
  const organisation = {
    id: world.random.uuid(),
    name: wanted.name,
    domain,
    parentOrganisationId: wanted.parentOrganisationId,
    createdAt: isoTime(clock.now()),
  };
  world.organisations.set(organisation.id, organisation);
  return organisation;
}
