import { connection } from 'next/server';
import { Assistant } from './Assistant';

export default async function Page() {
  // The platform's address is read at each request, not when Next builds.
  await connection();
  return (
    <main>
      <h1>Orders</h1>
      <Assistant platformUrl={process.env.PLATFORM_URL ?? ''} />
    </main>
  );
}
