import { chatAnswers } from '../../../backend/chatCallbacks';

/** What came to our callback, for `?reference=`. */
export function GET(request: Request): Response {
  const callback = chatAnswers.get(new URL(request.url).searchParams.get('reference') ?? '');
  return callback === undefined ? new Response(null, { status: 404 }) : Response.json(callback);
}
