import { connect } from "node:net";

// Opens connections and says nothing, or begins a request and never ends it: node idle-client.ts
// <port> <count> <idle|slow>
const [, , port = "", count = "", kind = "idle"] = process.argv;
let open = 0;
for (let n = 0; n < Number(count); n++) {
  const socket = connect(Number(port), "127.0.0.1", () => {
    if (kind === "slow")
      socket.write("POST /api/pending-signups HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
    if (++open === Number(count)) console.log("open");
  });
  socket.resume();
  socket.on("error", () => undefined);
  socket.on("close", () => process.stdout.write("."));
}
