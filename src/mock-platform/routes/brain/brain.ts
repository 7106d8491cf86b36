import {
  getCombinedBrain,
  knownMessages,
  performAction,
  type BrainViewFields,
} from '../../../contract/index.ts';
import { drawBrain } from '../../pictures/drawBrain.ts';
import { HttpError } from '../../request/httpError.ts';
import { HtmlDocument, serve, type Call, type Route } from '../../serve.ts';
import {
  viewBrain,
  viewCombinedBrain,
  type ViewedPart,
  type Viewing,
} from '../../state/brain/brainView.ts';
import { viewMatches } from '../../state/brain/brainMatches.ts';

export const brainRoutes: readonly Route[] = [
  // Undocumented: which action requires brain:read or brain:write. Both only read.
  serve(performAction, ({ body }, call) =>
    body.action === 'views' ? answerView(body, call) : answerVisualization(body, call),
  ),

  serve(getCombinedBrain, ({ params, body }, call) => {
    requireOwnTenant(params.tenantId, call);
    return viewCombinedBrain(viewingOf(call), body);
  }),
];

type Format = { response_format?: 'html' | 'json' | undefined };

function answerVisualization(part: ViewedPart & Format, call: Call) {
  const brain = viewBrain(viewingOf(call), part);
  return part.response_format === 'json' ? brain : new HtmlDocument(drawBrain(brain));
}

/** Undocumented: the response. A view is the part of the brain that matches its query. */
function answerView(body: BrainViewFields & ViewedPart & Format, call: Call) {
  const brain = viewMatches(viewBrain(viewingOf(call), body), body.query);
  if (body.response_format !== 'json') return new HtmlDocument(drawBrain(brain));
  const { view_name, message_id, session_id } = body;
  return { view_name, message_id, session_id, view: brain };
}

function viewingOf({ caller, world, environment }: Call): Viewing {
  return {
    world,
    organisationId: caller.organisationId,
    // Undocumented: which user a service actor represents.
    userId: caller.id,
    now: environment.clock.now(),
  };
}

function requireOwnTenant(tenantId: string, { caller, world }: Call): void {
  if (tenantId === caller.organisationId) return;
  const isKnown = world.organisations.has(tenantId);
  throw isKnown
    ? new HttpError(403, knownMessages.organisationDenied)
    : new HttpError(404, knownMessages.organisationNotFound);
}
