import { createServer } from "node:http";

// The smallest Node server, as the lower bound for the cost of a response.
createServer((_request, response) =>
  response.writeHead(200, { "content-type": "application/json" }).end('{"hello":"world"}'),
).listen(Number(process.argv[2]), "127.0.0.1");
