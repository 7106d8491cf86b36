const statusTexts: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

/** A refused request. Routes throw it, and it is answered as an error body. */
export class HttpError extends Error {
  readonly status: number;
  /** Makes the body `{ error, details }`, as for deleting documents. */
  readonly details: string | undefined;

  constructor(status: number, message: string, details?: string) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.details = details;
  }
}

/** Creates an error response with `error`, the status text, and `message`, which defaults to it. */
export function refuse(
  status: number,
  message?: string,
  headers: Record<string, string> = {},
): Response {
  const error = statusTexts[status] ?? 'Error';
  return Response.json({ error, message: message ?? error }, { status, headers });
}
