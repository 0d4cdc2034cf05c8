import { LENGTHS, PITCH } from "../model/tensors.ts";
import { requirePackage } from "../packages.ts";

/** What of an ONNX graph this file reads and writes. */
interface Node {
  input: string[];
  output: string[];
}
interface Named {
  name: string;
}
interface Graph {
  node: Node[];
  initializer: Named[];
  input: Named[];
  output: Named[];
  valueInfo: Named[];
}
interface Model {
  graph: Graph;
}
interface Onnx {
  ModelProto: {
    decode(bytes: Uint8Array): Model;
    encode(model: Model): { finish(): Uint8Array };
  };
  ValueInfoProto: { create(value: object): Named };
  TensorProto: { DataType: { FLOAT: number } };
}

/**
 * Cuts the model in two, so that the length and the pitch of each symbol can be read, changed and
 * given back.
 * @param model the ONNX file of Kokoro-82M
 * @returns ONNX files: `plan` takes `durations` and gives lengths and pitch; `sound` takes
 *   `durations` and `f0` and gives the audio
 */
export function cutGraph(model: Uint8Array): { plan: Uint8Array; sound: Uint8Array } {
  const { onnx } = requirePackage("onnx-proto") as { onnx: Onnx };
  const part = (opened: Record<string, string>, outputs: string[]) => {
    const whole = onnx.ModelProto.decode(model);
    openTensors(onnx, whole.graph, opened);
    keepOnly(onnx, whole.graph, outputs);
    return onnx.ModelProto.encode(whole).finish();
  };
  return {
    plan: part({ [LENGTHS]: "durations" }, [LENGTHS, PITCH]),
    sound: part({ [LENGTHS]: "durations", [PITCH]: "f0" }, ["audio"]),
  };
}

const float = (onnx: Onnx, name: string): Named =>
  onnx.ValueInfoProto.create({
    name,
    type: { tensorType: { elemType: onnx.TensorProto.DataType.FLOAT } },
  });

/** Nodes that read an inner tensor read an input of that name instead. */
function openTensors(onnx: Onnx, graph: Graph, opened: Record<string, string>): void {
  for (const node of graph.node) node.input = node.input.map((name) => opened[name] ?? name);
  graph.input.push(...Object.values(opened).map((name) => float(onnx, name)));
}

/** Leaves the nodes and weights that the outputs need. */
function keepOnly(onnx: Onnx, graph: Graph, outputs: string[]): void {
  const makerOf = new Map(graph.node.flatMap((node) => node.output.map((name) => [name, node])));
  const needed = new Set<string>();
  const nodes = new Set<Node>();
  const open = [...outputs];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    const node = makerOf.get(name);
    if (node === undefined || nodes.has(node)) continue;
    nodes.add(node);
    open.push(...node.input);
  }
  graph.node = graph.node.filter((node) => nodes.has(node));
  graph.initializer = graph.initializer.filter(({ name }) => needed.has(name));
  graph.input = graph.input.filter(({ name }) => needed.has(name));
  graph.valueInfo = [];
  graph.output = outputs.map(
    (name) => graph.output.find((output) => output.name === name) ?? float(onnx, name),
  );
}
