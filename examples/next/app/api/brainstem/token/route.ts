import { createTokenHandler } from 'brainstem/server';
import { signedInUser } from '../../../../backend/signedInUser';

export const POST = createTokenHandler({
  baseUrl: process.env.PLATFORM_URL,
  apiKey: process.env.PLATFORM_API_KEY,
  authorize: signedInUser,
  onError: console.error,
});
