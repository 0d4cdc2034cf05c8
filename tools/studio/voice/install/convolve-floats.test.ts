import { expect, it } from "vitest";
import { convolveFloats } from "./convolve-floats.ts";
import type { Graph, Node, Onnx, Tensor } from "./onnx.ts";

const onnx: Onnx = {
  ModelProto: { decode: () => ({ graph }), encode: () => ({ finish: () => new Uint8Array() }) },
  NodeProto: { create: (value) => value as Node },
  AttributeProto: { create: (value) => value, AttributeType: { INT: 2 } },
  ValueInfoProto: { create: () => ({ name: "" }) },
  TensorProto: { create: (value) => value as Tensor, DataType: { FLOAT: 1 } },
};
const tensor = (name: string, ...bytes: number[]): Tensor => ({
  name,
  dims: [bytes.length],
  rawData: Uint8Array.from(bytes),
  int32Data: [],
});
const node = (opType: string, input: string[], output: string[]): Node => ({
  opType,
  input,
  output,
  attribute: [],
});
const graph: Graph = {
  node: [
    node("DynamicQuantizeLinear", ["x"], ["x8", "scale", "zero"]),
    node("ConvInteger", ["x8", "w", "zero", "w_zero"], ["sum"]),
    node("Add", ["sum", "bias"], ["biased"]),
    node("Cast", ["biased"], ["y"]),
  ],
  initializer: [tensor("w", 130, 120, 128), tensor("w_zero", 128), tensor("bias", 1)],
  input: [],
  output: [],
  valueInfo: [],
};

it("a convolution of integers becomes one of floats with the same weights and bias", () => {
  convolveFloats(onnx, graph);
  expect(graph.node.map(({ opType, input, output }) => [opType, ...input, "=", ...output])).toEqual(
    [
      ["DynamicQuantizeLinear", "x", "=", "x8", "scale", "zero"],
      ["Conv", "x", "w_float", "=", "sum_float"],
      ["Div", "sum_float", "scale", "=", "sum"],
      ["Cast", "bias", "=", "bias_float"],
      ["Add", "sum", "bias_float", "=", "biased"],
      ["Cast", "biased", "=", "y"],
    ],
  );
  expect(graph.initializer.map(({ name }) => name)).toEqual(["bias", "w_float"]);
  const weights = graph.initializer[1]?.rawData ?? new Uint8Array();
  expect([...new Float32Array(new Uint8Array(weights).buffer)]).toEqual([2, -8, 0]);
});
