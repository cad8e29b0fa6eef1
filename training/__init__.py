"""Training agents with torch. No part of the product: the agents that come out play without torch."""
