import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { origin } from './test-environment';

/** Passes a request on to the portal with its Host, which the portal compares with the page's origin. */
export function forward(incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = incoming;
  incoming.pipe(
    request(`${origin}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    }),
  );
}
