import { answerOrders } from "./answer-orders.ts";
import { TASKS } from "./tasks.ts";

answerOrders(TASKS);
