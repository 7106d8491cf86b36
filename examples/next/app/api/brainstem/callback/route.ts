import { chatCallbacks } from '../../../../backend/chatCallbacks';

export const POST = (request: Request): Promise<Response> => chatCallbacks().handle(request);
