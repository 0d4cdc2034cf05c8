import { ENERGY, LENGTHS, PITCH } from "../model/tensors.ts";
import { requirePackage } from "../packages.ts";
import { convolveFloats } from "./convolve-floats.ts";
import type { Graph, Named, Node, Onnx } from "./onnx.ts";

/**
 * Cuts the model in two, so that the length, the pitch and the loudness of each symbol can be read,
 * changed and given back.
 * @param model the ONNX file of Kokoro-82M
 * @returns ONNX files: `plan` takes `durations` and gives lengths, pitch and loudness; `sound` takes
 *   `durations`, `f0` and `energy` and gives the audio
 */
export function cutGraph(model: Uint8Array): { plan: Uint8Array; sound: Uint8Array } {
  const { onnx } = requirePackage("onnx-proto") as { onnx: Onnx };
  const part = (opened: Record<string, string>, outputs: string[]) => {
    const whole = onnx.ModelProto.decode(model);
    openTensors(onnx, whole.graph, opened);
    keepOnly(onnx, whole.graph, outputs);
    convolveFloats(onnx, whole.graph);
    return onnx.ModelProto.encode(whole).finish();
  };
  return {
    plan: part({ [LENGTHS]: "durations" }, [LENGTHS, PITCH, ENERGY]),
    sound: part({ [LENGTHS]: "durations", [PITCH]: "f0", [ENERGY]: "energy" }, ["audio"]),
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
