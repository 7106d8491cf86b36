/** A body that says it is JSON, which pages of other sites cannot send; an empty object for others. */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  const body: unknown = isJson ? await request.json().catch(() => null) : null;
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
