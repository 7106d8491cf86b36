import { createWebhookSender } from 'brainstem/server';
import { readJson } from '../../../backend/readJson';
import { signedInUser } from '../../../backend/signedInUser';

/** Our stock has changed: tells the platform, by the webhook of our custom REST connection. */
export async function POST(request: Request): Promise<Response> {
  if (signedInUser(request) === null) return new Response(null, { status: 403 });
  const { sku, stock } = await readJson(request);
  const { PLATFORM_URL = '', CONNECTION_ID = '', WEBHOOK_API_KEY = '' } = process.env;
  await createWebhookSender({ baseUrl: PLATFORM_URL }).pushApiConnector(
    { connectionId: CONNECTION_ID, apiKey: WEBHOOK_API_KEY },
    { sku, stock },
  );
  return new Response(null, { status: 204 });
}
