/** Your own session belongs here: who sends this request, or null. The example knows one user. */
export function signedInUser(_request: Request): { serviceActorId: string } | null {
  const serviceActorId = process.env.SERVICE_ACTOR_ID;
  return serviceActorId === undefined ? null : { serviceActorId };
}
