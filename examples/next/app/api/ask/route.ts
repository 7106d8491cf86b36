import { createClient, sendChatAsync } from 'brainstem';
import { createProvisioningClient } from 'brainstem/server';
import { chatCallbacks } from '../../../backend/chatCallbacks';
import { readJson } from '../../../backend/readJson';
import { signedInUser } from '../../../backend/signedInUser';

/** Asks the assistant without waiting: the answer comes to our callback. */
export async function POST(request: Request): Promise<Response> {
  const user = signedInUser(request);
  if (user === null) return new Response(null, { status: 403 });
  const { message } = await readJson(request);
  if (typeof message !== 'string') return Response.json({ error: 'message' }, { status: 400 });
  const { PLATFORM_URL = '', PLATFORM_API_KEY = '', PUBLIC_URL = '' } = process.env;
  const provisioning = createProvisioningClient({
    baseUrl: PLATFORM_URL,
    apiKey: PLATFORM_API_KEY,
  });
  const client = createClient({
    baseUrl: PLATFORM_URL,
    getToken: () => provisioning.exchangeToken(user.serviceActorId),
  });
  const reference = crypto.randomUUID();
  const address = `${PUBLIC_URL}/api/brainstem/callback`;
  const callback_url = await chatCallbacks.createUrl(address, reference);
  try {
    await sendChatAsync(client, { message, callback_url });
  } finally {
    client.tokens.dispose();
  }
  return Response.json({ reference }, { status: 202 });
}
