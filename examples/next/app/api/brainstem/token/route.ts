import { createTokenHandler } from 'brainstem/server';
import { signedInUser } from '../../../../backend/signedInUser';

let answerToken: ReturnType<typeof createTokenHandler> | undefined;

export function POST(request: Request): Promise<Response> {
  // At the first request: the environment is not there yet while Next builds.
  answerToken ??= createTokenHandler({
    baseUrl: process.env.PLATFORM_URL,
    apiKey: process.env.PLATFORM_API_KEY,
    authorize: signedInUser,
    onError: console.error,
  });
  return answerToken(request);
}
