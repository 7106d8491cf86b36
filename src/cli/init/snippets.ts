/** The env file, with the variables that the written files read. */
export const environment = `# The platform's service root, and the key that your backend exchanges for tokens.
# \`npx brainstem mock\` prints values to try with. Keep this file out of version control.
PLATFORM_URL=
PLATFORM_API_KEY=
# Whom the assistant acts for while you develop.
SERVICE_ACTOR_ID=
`;

/** Returns the step that follows {@link environment}. */
export const fillIn = (file = '.env.local'): string =>
  `Fill in ${file}: \`npx brainstem mock\` prints values to try with.`;

/** The step before the token route goes to production. */
export const authorize =
  'Before you deploy, let `authorize` in the token route return the service actor of the signed-in user: until then, it answers 403 in production.';

/**
 * Returns handler options. Production gets no token until `authorize` identifies the user, not even
 * where it runs without `NODE_ENV`.
 */
export const handlerOptions = (
  env: string,
  isProduction = `${env}.NODE_ENV !== 'development'`,
): string => `{
  baseUrl: ${env}.PLATFORM_URL,
  apiKey: ${env}.PLATFORM_API_KEY,
  // Return the service actor of the signed-in user, or refuse.
  authorize: (request) => {
    // While you develop, pages of this computer alone: any name could lead a browser here.
    const host = request.headers.get('host') ?? new URL(request.url).host;
    const isHere = /^(localhost|127\\.0\\.0\\.1|\\[::1\\])(:\\d+)?$/.test(host);
    return ${isProduction} || !isHere || !${env}.SERVICE_ACTOR_ID
      ? { refuse: 'Sign in first.' }
      : { serviceActorId: ${env}.SERVICE_ACTOR_ID };
  },
  onError: console.error,
}`;

/** Indents all lines of a snippet except the first. */
export const indented = (code: string, spaces: number): string =>
  code.replaceAll('\n', `\n${' '.repeat(spaces)}`);

/** Returns a React component with the chat, which receives the platform's address as a prop. */
export function reactComponent(isTypeScript: boolean, { isClientBoundary = false } = {}): string {
  return `${isClientBoundary ? "'use client';\n\n" : ''}import { createClient, createTokenFetcher } from 'brainstem';
import { BrainstemProvider, Chat } from 'brainstem/react';
import 'brainstem/styles/base.css';
import 'brainstem/styles/chat.css';
import { useState } from 'react';

export function Assistant({ platformUrl }${isTypeScript ? ': { platformUrl: string }' : ''}) {
  const [client] = useState(() =>
    createClient({
      baseUrl: platformUrl,
      getToken: createTokenFetcher('/api/brainstem/token'),
    }),
  );
  return (
    <BrainstemProvider client={client}>
      <div style={{ height: 640 }}>
        <Chat label="Assistant" />
      </div>
    </BrainstemProvider>
  );
}
`;
}
