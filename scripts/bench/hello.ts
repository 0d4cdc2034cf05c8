import { createServer } from "node:http";

// Bare Node: what an answer costs at least.
createServer((_request, response) => response.writeHead(200, { "content-type": "application/json" }).end('{"hello":"world"}')).listen(
  Number(process.argv[2]),
  "127.0.0.1",
);
