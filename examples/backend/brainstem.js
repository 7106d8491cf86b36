import { createClient, sendChatAsync } from 'brainstem';
import {
  createChatCallbacks,
  createProvisioningClient,
  createTokenHandler,
  createWebhookSender,
} from 'brainstem/server';

const { PLATFORM_URL, PLATFORM_API_KEY, SERVICE_ACTOR_ID } = process.env;
const { PUBLIC_URL, CALLBACK_SECRET, CONNECTION_ID, WEBHOOK_API_KEY } = process.env;

/** Your own session belongs here: who sends this request, or null. The examples know one user. */
async function signedInUser(_request) {
  return { serviceActorId: SERVICE_ACTOR_ID };
}

/** The page's token, for whoever is signed in. */
const answerToken = createTokenHandler({
  baseUrl: PLATFORM_URL,
  apiKey: PLATFORM_API_KEY,
  authorize: signedInUser,
  onError: console.error,
});

/** Your database belongs here: what the assistant answered, by our own reference. */
const answers = new Map();

const callbacks = createChatCallbacks({
  secret: CALLBACK_SECRET,
  onCallback: (callback, reference) => {
    if (!answers.has(reference)) answers.set(reference, callback);
  },
  onError: console.error,
});

const provisioning = createProvisioningClient({ baseUrl: PLATFORM_URL, apiKey: PLATFORM_API_KEY });
const client = createClient({
  baseUrl: PLATFORM_URL,
  getToken: () => provisioning.exchangeToken(SERVICE_ACTOR_ID),
});

/** Asks the assistant without waiting: the answer comes to our callback. */
async function ask(request) {
  const { message } = await readJson(request);
  if (typeof message !== 'string') return Response.json({ error: 'message' }, { status: 400 });
  if ((await signedInUser(request)) === null) return new Response(null, { status: 403 });
  const reference = crypto.randomUUID();
  await sendChatAsync(client, {
    message,
    callback_url: await callbacks.createUrl(`${PUBLIC_URL}/api/brainstem/callback`, reference),
  });
  return Response.json({ reference }, { status: 202 });
}

/** What came to our callback, for `?reference=`. */
function readAnswer(request) {
  const callback = answers.get(new URL(request.url).searchParams.get('reference'));
  return callback === undefined ? new Response(null, { status: 404 }) : Response.json(callback);
}

const sender = createWebhookSender({ baseUrl: PLATFORM_URL });

/** Our stock has changed: tells the platform, by the webhook of our custom REST connection. */
async function tellStock(request) {
  const change = await readJson(request);
  if ((await signedInUser(request)) === null) return new Response(null, { status: 403 });
  await sender.pushApiConnector(
    { connectionId: CONNECTION_ID, apiKey: WEBHOOK_API_KEY },
    { sku: change.sku, stock: change.stock },
  );
  return new Response(null, { status: 204 });
}

/** A body that says it is JSON, which pages of other sites cannot send; an empty object for others. */
async function readJson(request) {
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  const body = isJson ? await request.json().catch(() => null) : null;
  return body ?? {};
}

/** What the page needs to know. Nothing of it is secret. */
const readConfig = () => Response.json({ platformUrl: PLATFORM_URL });

/** Every route takes a `Request` and gives a `Response`. */
export const routes = [
  { method: 'GET', path: '/api/config', handle: readConfig },
  { method: 'POST', path: '/api/brainstem/token', handle: answerToken },
  { method: 'POST', path: '/api/brainstem/callback', handle: callbacks.handle },
  { method: 'POST', path: '/api/ask', handle: ask },
  { method: 'GET', path: '/api/answer', handle: readAnswer },
  { method: 'POST', path: '/api/stock', handle: tellStock },
];
